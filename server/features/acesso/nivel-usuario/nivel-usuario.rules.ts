import { perfis } from '../../../kernel/access/actions.js'

/** The default names of the perfis and the purpose of each; docs/permissoes.md shows their actions. */
export const niveis = [
  { perfil: perfis.none, nome: 'Sem perfil', resumo: 'Vê apenas o próprio perfil.' },
  { perfil: perfis.platform, nome: 'Administrador da plataforma', resumo: 'Opera a plataforma e vê todas as igrejas.' },
  { perfil: perfis.administrator, nome: 'Administrador da igreja', resumo: 'Faz tudo na igreja.' },
  { perfil: perfis.member, nome: 'Membro', resumo: 'Consulta, sem alterar.' },
  { perfil: perfis.leader, nome: 'Líder', resumo: 'Lidera departamentos, células e grupos de louvor.' },
  { perfil: perfis.assistant, nome: 'Colaborador', resumo: 'Ajuda a secretaria e a tesouraria.' },
  {
    perfil: perfis.pastor,
    nome: 'Pastor',
    resumo: 'Faz tudo, menos cobrança, perfis das pessoas e exclusão de dados.',
  },
] as const

export const defaultName = (perfil: number): string =>
  niveis.find((nivel) => nivel.perfil === perfil)?.nome ?? 'Sem perfil'
