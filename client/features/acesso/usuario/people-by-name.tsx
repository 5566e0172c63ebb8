import { skipToken } from '@apollo/client/react'
import { useState } from 'react'
import { bastaParaEscolher, escolherPessoasInput, faltamLetras } from '../../../../schema/rules/acesso/escolher.input'
import type { EscolhaFiltro, UsuarioFiltro } from '../../../gql/types'
import { useFound } from '../../../kernel/form'
import { useCan } from '../../../kernel/session'
import { usePessoasParaEscolherQuery } from './escolher.generated'
import { PeopleFailedNotice } from './no-people'
import { type UsuarioSearch, usuarioChoices } from './person-choice'

const filters = Object.keys(escolherPessoasInput.shape.filtro.unwrap().unwrap().shape)

/**
 * The parts of a filter by which people can be chosen; the server refuses whom else the filter would leave out.
 * @param converts whether the current user may be told who is a recent convert
 */
const escolhaDe = ({ recemConvertido, ...filtro }: UsuarioFiltro, converts: boolean): EscolhaFiltro => ({
  ...Object.fromEntries(Object.entries(filtro).filter(([field]) => filters.includes(field))),
  ...(converts && recemConvertido != null && { recemConvertido }),
})

/** Where children are looked for, who finds none is told why. */
const semCrianca = 'Ninguém encontrado. Quem ensina só encontra as crianças que já são alunas suas.'

/**
 * Active people by at least three letters of their name, for whoever adds people to something and may not read the list.
 * @param wanted false: searches nothing
 */
export function usePeopleByName(
  wanted: boolean,
  filtro: UsuarioFiltro,
  ordem: 'name' | 'pastor' | 'recemConvertido',
): UsuarioSearch {
  const [busca, search] = useState('')
  const enough = bastaParaEscolher(busca)
  const converts = useCan('batismo.criar')
  const variables = {
    busca,
    filtro: escolhaDe(filtro, converts),
    ordem: ordem === 'name' ? undefined : ordem,
  }
  // whom somebody has just added is not offered again
  const result = usePessoasParaEscolherQuery(wanted && enough ? { variables, fetchPolicy: 'network-only' } : skipToken)
  const { data, loading, error, refetch } = result
  const found = useFound<NonNullable<typeof data>>(result)
  const broken = enough && Boolean(error) && !loading
  const retry = () => void refetch().catch(() => undefined)
  return {
    ranked: true,
    choices: enough ? usuarioChoices(found?.pessoasParaEscolher ?? []) : [],
    busca,
    loading: enough && loading,
    search,
    nobody: false,
    broken,
    failed: false,
    retry,
    notice: broken ? <PeopleFailedNotice onRetry={retry} /> : undefined,
    placeholder: 'Digite três letras do nome…',
    emptyText: enough ? (filtro.foraDaClasseEBD ? semCrianca : undefined) : faltamLetras,
  }
}
