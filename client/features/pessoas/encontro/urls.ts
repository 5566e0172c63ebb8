type Id = number | string

export const encontroUrls = {
  create: (idCelula: Id) => `/dashboard/encontrosCelulas/create/${idCelula}`,
  edit: (idCelula: Id, id: Id) => `/dashboard/encontrosCelulas/edit?idCelula=${idCelula}&id=${id}`,
  presenca: (idCelula: Id, id: Id) => `/dashboard/encontro-celula/${id}/membros?idCelula=${idCelula}`,
  /** the roll of a day, whether or not its meeting has been created */
  doDia: (idCelula: Id, dia: string) => `/dashboard/celulas/${idCelula}/chamada/${dia}`,
  adicionarMembro: (idCelula: Id, id: Id) => `/dashboard/encontro-celula/${id}/membros/create?idCelula=${idCelula}`,
}
