import type { ReactNode } from 'react'
import { AddButton } from '../../../kernel/list'
import { Can, useCan, useViewer } from '../../../kernel/session'
import { EmptyState } from '../../../kernel/ui'
import { useDepartamentoChoicesQuery } from './choices.generated'
import { departamentoUrls } from './urls'

/** Shows a form that needs a department; if the church has none, a link to create one instead. */
export function NoDepartamentos({ children }: { children: ReactNode }) {
  const { idCliente } = useViewer()
  const platform = useCan('plataforma.operar')
  const { data } = useDepartamentoChoicesQuery({ variables: { first: 20, filtro: { status: 1 }, idCliente } })
  // The platform's administrator selects the church in the form itself, so it is not known here whether that church has
  // departments.
  if (platform || data?.departamentos.nodes.length !== 0) return children
  return (
    <EmptyState
      text="Nenhum departamento cadastrado!"
      hint="Cadastre pelo menos um departamento para poder escolhê-lo aqui."
    >
      <Can action="departamento.escrever">
        <AddButton to={departamentoUrls.create} text="Cadastrar departamento" />
      </Can>
    </EmptyState>
  )
}
