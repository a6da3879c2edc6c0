// Imported for its running alone, in a task of its own: half of all script.
import 'react-dom/client'
