export const requestedPlaces: readonly string[] = ['Cloquet', 'Esko']
