export const reuniaoLiderancaUrls = {
  list: '/dashboard/reunioes_lideranca',
  create: '/dashboard/reunioes_lideranca/create',
  edit: (id: number | string) => `/dashboard/reunioes_lideranca/create/${id}`,
  /** The meeting's own page, with its minutes. */
  ata: (id: number | string) => `/dashboard/reunioes_lideranca/${id}/ata`,
  writeAta: (id: number | string) => `/dashboard/reunioes_lideranca/${id}/ata/editar`,
}
