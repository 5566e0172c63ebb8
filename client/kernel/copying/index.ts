export { copy } from '../ui/copy'
export { CopyField } from './copy-field'
