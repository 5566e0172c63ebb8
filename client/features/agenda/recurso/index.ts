export { recursoChoice, useRecursoChoices, useRecursoSearch } from './choices'
