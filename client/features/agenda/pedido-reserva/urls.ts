type Id = number | string

export const pedidoReservaUrls = {
  list: '/dashboard/pedidos-reserva',
  waiting: '/dashboard/pedidos-reserva?situacao=pendente',
  meus: '/dashboard/meus-pedidos',
  create: '/dashboard/meus-pedidos/create',
  /** with the resource, the day and the hours already filled in */
  createFor: (id: Id, { dia, das, ate }: { dia: string; das: string; ate: string }) =>
    `/dashboard/meus-pedidos/create?${new URLSearchParams({ idRecurso: String(id), dia, das, ate })}`,
  edit: (id: Id) => `/dashboard/meus-pedidos/create/${id}`,
}
