type Id = number | string

export const reservaUrls = {
  list: '/dashboard/reservas',
  ofRecurso: (id: Id) => `/dashboard/reservas?idRecurso=${id}&quando=proximas`,
  create: '/dashboard/reservas/create',
  /** with the resource, and optionally the period, already selected */
  createFor: (id: Id, periodo?: { inicio: string; fim: string }) =>
    `/dashboard/reservas/create?${new URLSearchParams({ idRecurso: String(id), ...periodo })}`,
  edit: (id: Id) => `/dashboard/reservas/create/${id}`,
  disponibilidade: '/dashboard/recursos/disponibilidade',
}
