type Id = number | string

export const ensaioLouvorUrls = {
  list: '/dashboard/ensaios_louvor',
  create: '/dashboard/ensaios_louvor/create',
  calendario: '/dashboard/ensaios_louvor/calendario',
  ofGroup: (grupo: Id) => `/dashboard/ensaios_louvor/${grupo}`,
  createIn: (grupo: Id) => `/dashboard/ensaios_louvor/${grupo}/create`,
  edit: (id: Id) => `/dashboard/ensaios_louvor/create/${id}`,
  setlist: (id: Id) => `/dashboard/setlist_louvor/${id}`,
  addSong: (id: Id) => `/dashboard/setlist_louvor/${id}/create`,
}
