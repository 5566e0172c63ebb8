import { Button, Callout } from '@blueprintjs/core'
import { BankAccount, Barcode, Disable, Edit, Tick, Trash, Undo } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { DetailLayout, Facts } from '../../../kernel/detail'
import { InBin } from '../../../kernel/record'
import { DateText, Money, PageHeader } from '../../../kernel/ui'
import { usuarioUrls } from '../../acesso/usuario/urls'
import { Anexos } from '../anexo'
import { fornecedorUrls } from '../fornecedor'
import { nomeDoLancamento } from '../lancamento'
import { Baixas } from './baixas'
import { CodigoDaConta } from './codigo-da-conta'
import { type Baixa, type Conta, type ContaActions, type ContaSide, marcaDe } from './side'
import { Status } from './status'

type Row = Conta & {
  updatedAt: string
  /** The latest entry; absent for whoever may not read entries. */
  lancamento?: { id: number; numero: number | null } | null
  baixas: { nodes: Baixa[] }
}
type Props = { side: ContaSide; row: Row; actions: ContaActions }

/** The page of one payable or receivable, with the actions that its state allows. */
export function ContaDetail({ side, row, actions }: Props) {
  const navigate = useNavigate()
  const { urls } = side
  const may = (acao: string) => row.acoesPermitidas.includes(acao)
  const cancelAndLeave = async () => {
    if (await actions.cancel(row)) navigate(urls.list)
  }
  return (
    <>
      <PageHeader
        title={row.descricaoConta}
        crumbs={[{ text: 'Tesouraria' }, { text: side.title, to: urls.list }]}
        actions={
          <>
            {may('excluir') && (
              <Button variant="outlined" icon={<Trash />} text="Cancelar Conta" onClick={cancelAndLeave} />
            )}
            {may('pararRepeticao') && (
              <Button variant="outlined" icon={<Disable />} text="Parar de repetir" onClick={() => actions.stop(row)} />
            )}
            {may('reabrir') && (
              <Button variant="outlined" icon={<Undo />} text="Reabrir Conta" onClick={() => actions.reopen(row)} />
            )}
            {may('editar') && (
              <Button variant="outlined" icon={<Edit />} text="Editar" onClick={() => navigate(urls.edit(row.id))} />
            )}
            {may('encerrar') && (
              <Button
                variant="outlined"
                icon={<BankAccount />}
                text={side.registrar}
                onClick={() => actions.pay(row)}
              />
            )}
            {may('encerrar') && actions.charge && (
              <Button
                variant="outlined"
                icon={<Barcode />}
                text="Cobrar por Pix"
                onClick={() => void actions.charge?.(row)}
              />
            )}
            {may('encerrar') && (
              <Button intent="primary" icon={<Tick />} text="Encerrar Conta" onClick={() => actions.settle(row)} />
            )}
          </>
        }
      />
      <InBin table={side.table} record={row} />
      {row.estornada && (
        <Callout intent="warning" title="O lançamento desta conta foi estornado">
          O estorno o tirou do saldo e a conta voltou a ficar em aberto. Se o valor ainda for devido, encerre-a de novo
          em um mês aberto; se não for, cancele-a. Se o estorno foi engano, exclua-o na página do lançamento.
        </Callout>
      )}
      <DetailLayout
        side={
          <Facts
            title="Histórico"
            last
            facts={[
              ['Cadastrada em', <DateText key="createdAt" value={row.createdAt} />],
              ['Última alteração', <DateText key="updatedAt" value={row.updatedAt} />],
            ]}
          />
        }
      >
        <Facts
          title="Conta"
          facts={[
            ['Número', row.numero],
            ['Valor', <Money key="valor" value={row.valorConta} />],
            ...optional('Falta', row.parcial && <Money key="restante" value={row.restante} />),
            ['Vencimento', <DateText key="vencimento" value={row.dataVencimentoConta} />],
            ['Status', <Status key="status" side={side} value={row.statusConta} parcial={row.parcial} />],
            ...optional(
              side.dia,
              row.dataEncerramentoConta && <DateText key="dia" value={row.dataEncerramentoConta} />,
            ),
            ...optional(
              'Lançamento',
              row.idLancamento && (
                <Link key="lancamento" to={side.lancamento(row.idLancamento)}>
                  {nomeDoLancamento(row.idLancamento, row.lancamento)}
                </Link>
              ),
            ),
            ...optional('Parcela', marcaDe(row)),
          ]}
        />
        {row.codigoPagamento && !row.dataEncerramentoConta && <CodigoDaConta codigo={row.codigoPagamento} />}
        <Baixas side={side} rows={row.baixas.nodes} actions={actions} />
        <Facts
          title="A quem pertence"
          facts={[
            ['Centro de custo', row.centroCusto?.nome],
            ...optional('Categoria', row.categoria?.nome),
            ...optional(
              'Fornecedor',
              row.fornecedor && (
                <Link key="fornecedor" to={fornecedorUrls.detail(row.fornecedor.id)}>
                  {row.fornecedor.nome}
                </Link>
              ),
            ),
            [
              'Responsável',
              row.responsavel ? (
                <Link key="responsavel" to={usuarioUrls.detail(row.responsavel.id)}>
                  {row.responsavel.name}
                </Link>
              ) : (
                'Igreja'
              ),
            ],
          ]}
        />
        <Anexos especie={side.especie} record={row} />
      </DetailLayout>
      {actions.dialog}
    </>
  )
}

/** Leaves out an empty value, because most records do not have this field. */
const optional = (label: string, value: ReactNode): [string, ReactNode][] => (value ? [[label, value]] : [])
