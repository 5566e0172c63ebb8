import { later } from '../../../../kernel/later'

export const SubstitutoDialog = later(async () => (await import('./dialog')).SubstitutoDialog, {
  place: 'overlay',
  onClose: ({ onClose }) => onClose(),
})
