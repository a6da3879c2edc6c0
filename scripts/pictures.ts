import './generate.ts'
