export { ChamadaDoDiaDocument } from './do-dia/do-dia.generated'
export { PresencaEncontroDocument } from './presenca/presenca.generated'
