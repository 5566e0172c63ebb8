export { ChamadaDoDiaDocument } from './do-dia/do-dia.generated'
