import type { ReactNode } from 'react'
import { AddButton } from '../../../kernel/list'
import { useCan } from '../../../kernel/session'
import { EmptyState } from '../../../kernel/ui'
import { useDepartamentoChoicesQuery } from './choices.generated'
import { departamentoUrls } from './urls'

/** For who may not create departments: the church may have some that this person does not see. */
export const noneToChoose = 'Nenhum departamento para você escolher'
export const askForDepartments =
  'Peça a quem cuida dos departamentos que cadastre um, ou a quem cuida dos acessos que lhe permita vê-los.'

/** Shows a form that needs a department; if the church has none, a link to create one instead. */
export function NoDepartamentos({ children }: { children: ReactNode }) {
  const writes = useCan('departamento.escrever')
  const { data } = useDepartamentoChoicesQuery({ variables: { first: 20, filtro: { status: 1 } } })
  if (data?.departamentos.nodes.length !== 0) return children
  return (
    <EmptyState
      text={writes ? 'Nenhum departamento cadastrado!' : noneToChoose}
      hint={writes ? 'Cadastre pelo menos um departamento para poder escolhê-lo aqui.' : askForDepartments}
    >
      {writes && <AddButton to={departamentoUrls.create} text="Cadastrar departamento" />}
    </EmptyState>
  )
}
