/** The usual names of the perfis and what each is for (decisions.md, section 2). */
export const niveis = [
  { perfil: -1, nome: 'Sem perfil', resumo: 'Vê apenas o próprio perfil.' },
  { perfil: 0, nome: 'Administrador da plataforma', resumo: 'Opera a plataforma e vê todas as igrejas.' },
  { perfil: 1, nome: 'Administrador da igreja', resumo: 'Faz tudo na igreja.' },
  { perfil: 2, nome: 'Membro', resumo: 'Consulta, sem alterar.' },
  { perfil: 3, nome: 'Líder', resumo: 'Lidera departamentos, células e grupos de louvor.' },
  { perfil: 4, nome: 'Colaborador', resumo: 'Ajuda a secretaria e a tesouraria.' },
  { perfil: 5, nome: 'Pastor', resumo: 'Faz tudo, menos cobrança, perfis de usuários e exclusão de dados.' },
] as const

export const nomePadrao = (perfil: number): string =>
  niveis.find((nivel) => nivel.perfil === perfil)?.nome ?? 'Sem perfil'
