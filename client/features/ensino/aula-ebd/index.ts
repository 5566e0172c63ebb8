export { ChamadaDaClasseDocument } from './do-dia/do-dia.generated'
