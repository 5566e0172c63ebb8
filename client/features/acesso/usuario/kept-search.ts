import { useEffect, useState } from 'react'
import { normaliseText } from '../../../../schema/rules/folding'
import { matchRank } from '../../../../schema/rules/pagination'
import { keptRecords } from '../../../kernel/kept'
import { type UsuarioSearch, usuarioChoice } from './person-choice'

/**
 * The same search; where it does not reach the server, it finds the people whom this device knows: those of the own rolls
 * and rosters.
 */
export function useKeptSearch(search: UsuarioSearch): UsuarioSearch {
  const [people, setPeople] = useState<{ id: number; name: string }[]>([])
  const { broken, busca } = search
  useEffect(() => {
    if (broken) void keptRecords('Usuario').then(setPeople)
  }, [broken])
  if (!broken || people.length === 0) return search
  const choices = people
    .filter(({ name }) => normaliseText(name).includes(normaliseText(busca)))
    .sort(
      (one, other) =>
        matchRank(one.name, busca) - matchRank(other.name, busca) || one.name.localeCompare(other.name, 'pt-BR'),
    )
    .map(usuarioChoice)
  return { ...search, choices, failed: false, notice: 'Sem conexão: aparece só quem este aparelho conhece.' }
}
