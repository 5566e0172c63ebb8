import { Button, Classes } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type Column, DataTable, toPage, useList } from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { DateText, PageHeader } from '../../../../kernel/ui'
import { PersonLink } from '../../../acesso/usuario'
import { useLideresAConfirmarQuery, useParticipacoesQuery } from './participacoes.generated'
import { leadersOf, type Row, rowsOf, titles } from './rows'
import { useConfirmarParticipacoes } from './use-confirmar'

const title = 'Participações a confirmar'

const columns: Column<Row, 'createdAt'>[] = [
  { id: 'name', title: 'Pessoa', cell: ({ membro }) => membro && <PersonLink person={membro} /> },
  {
    id: 'grupo',
    title: 'Grupo',
    cell: ({ grupo, to, head }) => {
      const link = <Link to={to}>{grupo}</Link>
      return head ? (
        <span>
          {link}, {head.as}
        </span>
      ) : (
        link
      )
    },
  },
  { id: 'createdAt', title: 'Adicionada em', cell: ({ createdAt }) => <DateText value={createdAt} /> },
]

const mayConfirm = ({ acoesPermitidas }: Row) => acoesPermitidas.includes('confirmar')

/** The people whom leaders and API tokens have added to groups, or named as their leaders, and who wait for confirmation. */
export function Component() {
  const list = useList({ columns, order: { campo: 'createdAt', direcao: 'ASC' } })
  const groups = {
    departamentos: useCan('departamento.escrever'),
    ensino: useCan('classeEBD.escrever'),
    missoes: useCan('missao.escrever'),
  }
  const aulas = useCan('aulaEBD.escrever') && groups.ensino
  const variables = { ...groups, celulas: useCan('celula.escrever'), louvor: useCan('membroGrupoLouvor.escrever') }
  const result = useParticipacoesQuery({ variables, fetchPolicy: 'cache-and-network' })
  // in a query of its own, because together they would cost more than one may
  const leaders = useLideresAConfirmarQuery({ variables: { ...groups, aulas }, fetchPolicy: 'cache-and-network' })
  const page = toPage(result, (data) => {
    const nodes = [...(leaders.data ? leadersOf(leaders.data) : []), ...rowsOf(data)]
    return { nodes, totalCount: nodes.length }
  })
  const all = (page.rows ?? []).filter(mayConfirm)
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Pessoas' }]}
        description="Quem só cuida dos próprios grupos, ou um token de API, adicionou estas pessoas ou as pôs à frente de um grupo. Até a confirmação, quem lidera não vê os dados de contato delas, e elas não lideram."
        actions={all.length > 1 && <Confirm rows={all} text="Confirmar todas" primary />}
      />
      <DataTable
        label={title}
        list={list}
        columns={columns}
        page={page}
        group={({ area }) => ({ key: area, head: titles[area] })}
        errorText="Não foi possível buscar as participações."
        emptyText="Nada a confirmar"
        hint="Quando alguém que só cuida dos próprios grupos adiciona uma pessoa ou a põe à frente, ela aparece aqui."
        menu={(row) =>
          row.head ? (
            <Link
              className={`${Classes.BUTTON} ${Classes.MINIMAL}`}
              to={row.head.form}
              aria-label={`Abrir ${row.grupo} para confirmar ${row.membro?.name ?? 'quem está à frente'}`}
            >
              <span className={Classes.BUTTON_TEXT}>Abrir e salvar</span>
            </Link>
          ) : (
            mayConfirm(row) && <Confirm rows={[row]} text="Confirmar" />
          )
        }
      />
    </>
  )
}

function Confirm({ rows, text, primary }: { rows: readonly Row[]; text: string; primary?: boolean }) {
  const [busy, setBusy] = useState(false)
  const confirm = useConfirmarParticipacoes()
  const send = async () => {
    setBusy(true)
    await confirm(rows)
    setBusy(false)
  }
  const [first] = rows
  return (
    <Button
      variant={primary ? undefined : 'minimal'}
      intent={primary ? 'primary' : undefined}
      icon={<Tick />}
      text={text}
      aria-label={primary ? undefined : `Confirmar ${first?.membro?.name ?? 'a participação'} em ${first?.grupo}`}
      loading={busy}
      onClick={() => void send()}
    />
  )
}
