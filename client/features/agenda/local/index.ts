export { localChoice, useLocalFilter, useLocalSearch } from './choices'
