export { useGrupoLouvorSearch } from './choices'
