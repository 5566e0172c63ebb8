type Id = number | string

export const classeUrls = {
  list: '/dashboard/classesEBD',
  detail: (id: Id) => `/dashboard/classesEBD/${id}`,
  create: '/dashboard/classesEBD/create',
  edit: (id: Id) => `/dashboard/classesEBD/create/${id}`,
  alunos: (id: Id) => `/dashboard/classesEBD/${id}/alunos`,
  addAluno: (id: Id) => `/dashboard/classesEBD/${id}/alunos/create`,
}
