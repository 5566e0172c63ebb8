export { momentoChoice, useMomentoSearch } from './choices'
