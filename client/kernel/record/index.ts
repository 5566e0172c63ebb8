export { InBin } from './in-bin'
export { useDeletion } from './use-deletion'
export { useReload } from './use-reload'
