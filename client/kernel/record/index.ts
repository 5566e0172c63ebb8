export { useDeletion } from './use-deletion'
export { useReload } from './use-reload'
