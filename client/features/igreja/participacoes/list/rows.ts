import { formatDate } from '../../../../kernel/ui'
import { grupoLouvorUrls } from '../../../culto/grupo-louvor/urls'
import { aulaUrls } from '../../../ensino/aula-ebd/urls'
import { classeUrls } from '../../../ensino/classe-ebd/urls'
import { missaoUrls } from '../../../missoes/missao/urls'
import { celulaUrls } from '../../../pessoas/celula/urls'
import { departamentoUrls } from '../../../pessoas/departamento/urls'
import type { LideresAConfirmarQuery, ParticipacoesQuery, PessoaAConfirmarFragment } from './participacoes.generated'

/** The areas of the groups, in the order of the page. */
export const areas = ['celulas', 'departamentos', 'louvor', 'ensino', 'missoes'] as const
export type Area = (typeof areas)[number]

export const titles: Record<Area, string> = {
  celulas: 'Células',
  departamentos: 'Departamentos',
  louvor: 'Grupos de louvor',
  ensino: 'Classes da EBD',
  missoes: 'Missões',
}

/** A membership that waits, of whatever kind, or a group whose leader waits. */
export type Row = {
  area: Area
  id: number
  uuid: string
  idCliente: number
  createdAt: string
  membro: PessoaAConfirmarFragment | null | undefined
  acoesPermitidas: readonly string[]
  grupo: string
  to: string
  /** of a leader who waits: what the person is in the group, and where that is confirmed, by saving */
  head?: { as: string; form: string }
}

type Plain = Pick<Row, 'id' | 'uuid' | 'idCliente' | 'createdAt' | 'acoesPermitidas'> & { membro?: Row['membro'] }

const row = (area: Area, one: Plain, grupo: string, to: string): Row => ({
  ...one,
  area,
  membro: one.membro,
  grupo,
  to,
})

type Group = Pick<Row, 'id' | 'uuid' | 'idCliente'> & { updatedAt: string }

const leader = (
  area: Area,
  group: Group,
  membro: Row['membro'],
  grupo: string,
  to: string,
  form: string,
  as = 'à frente',
): Row => ({
  ...group,
  createdAt: group.updatedAt,
  acoesPermitidas: [],
  area,
  membro,
  grupo,
  to,
  head: { as, form },
})

/** The leaders who wait, of all areas. */
export const leadersOf = ({
  lideresDepartamentos,
  lideresEnsino,
  lideresAulas,
  lideresMissoes,
}: LideresAConfirmarQuery): Row[] => [
  ...(lideresDepartamentos?.nodes ?? []).map(({ responsavel, tituloDepartamento, ...one }) =>
    leader(
      'departamentos',
      one,
      responsavel,
      tituloDepartamento,
      departamentoUrls.membros(one.id),
      departamentoUrls.edit(one.id),
    ),
  ),
  ...(lideresEnsino?.nodes ?? []).map(({ professor, nomeClasse, ...one }) =>
    leader('ensino', one, professor, nomeClasse, classeUrls.detail(one.id), classeUrls.edit(one.id)),
  ),
  ...(lideresAulas?.nodes ?? []).map(({ professor, classe, dataAula, ...one }) => {
    const form = aulaUrls.detail(one.id)
    const as = `na aula de ${formatDate(dataAula)}`
    return leader('ensino', one, professor, classe?.nomeClasse ?? '', form, form, as)
  }),
  ...(lideresMissoes?.nodes ?? []).map(({ responsavel, nomeMissao, ...one }) =>
    leader('missoes', one, responsavel, nomeMissao, missaoUrls.detail(one.id), missaoUrls.edit(one.id)),
  ),
]

/** The lists of all areas as one, with the name and the address of each group. */
export function rowsOf({ celulas, departamentos, louvor, ensino, missoes }: ParticipacoesQuery): Row[] {
  return [
    ...(celulas?.nodes ?? []).map((one) => row('celulas', one, one.nomeCelula, celulaUrls.membros(one.idCelula))),
    ...(departamentos?.nodes ?? []).map((one) =>
      row('departamentos', one, one.departamento.tituloDepartamento, departamentoUrls.membros(one.departamento.id)),
    ),
    ...(louvor?.nodes ?? []).map((one) =>
      row('louvor', one, one.nomeGrupo, grupoLouvorUrls.membros(String(one.idGrupo))),
    ),
    ...(ensino?.nodes ?? []).map((one) =>
      row('ensino', one, one.classe?.nomeClasse ?? '', classeUrls.alunos(one.classe?.id ?? '')),
    ),
    ...(missoes?.nodes ?? []).map((one) =>
      row('missoes', one, one.missao?.nomeMissao ?? '', missaoUrls.membros(one.missao?.id ?? '')),
    ),
  ]
}
