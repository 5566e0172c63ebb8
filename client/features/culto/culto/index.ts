export { cultoChoice, useCultoSearch } from './choices'
