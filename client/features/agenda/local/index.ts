export { localChoice, useLocalSearch } from './choices'
