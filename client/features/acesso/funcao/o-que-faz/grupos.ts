import type { GruposParaLiderarQuery } from './o-que-faz.generated'
import type { Grupo } from './respostas'

/** The groups that the church has, in the order in which they are offered. */
export const gruposDe = (data: GruposParaLiderarQuery): Grupo[] => [
  ...data.celulas.nodes.map(({ nomeCelula, responsavel, ...one }) => ({
    ...one,
    area: 'celulas' as const,
    nome: nomeCelula,
    lider: responsavel,
  })),
  ...data.departamentos.nodes.map(({ tituloDepartamento, responsavel, ...one }) => ({
    ...one,
    area: 'departamentos' as const,
    nome: tituloDepartamento,
    lider: responsavel,
  })),
  ...data.gruposLouvor.nodes.map(({ nomeGrupo, ...one }) => ({ ...one, area: 'louvor' as const, nome: nomeGrupo })),
  ...data.classesEBD.nodes.map(({ nomeClasse, professor, ...one }) => ({
    ...one,
    area: 'ensino' as const,
    nome: nomeClasse,
    lider: professor,
  })),
  ...data.missoes.nodes.map(({ nomeMissao, responsavel, ...one }) => ({
    ...one,
    area: 'missoes' as const,
    nome: nomeMissao,
    lider: responsavel,
  })),
]
