export { useEventoSearch } from './choices'
