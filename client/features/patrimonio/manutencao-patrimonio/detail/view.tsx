import { Button, Callout } from '@blueprintjs/core'
import { Cross, Edit, TickCircle, Undo } from '@blueprintjs/icons'
import { Link, useNavigate } from 'react-router-dom'
import { DetailLayout, Facts } from '../../../../kernel/detail'
import { InBin } from '../../../../kernel/record'
import { DateText, Money, PageHeader } from '../../../../kernel/ui'
import { Anexos } from '../../../financas/anexo'
import { nomeDoLancamento } from '../../../financas/lancamento'
import { saidaUrls } from '../../../financas/saida/urls'
import { patrimonioUrls } from '../../patrimonio'
import { useManutencaoActions } from '../actions'
import { StatusManutencao } from '../status'
import { manutencaoUrls } from '../urls'
import type { ManutencaoPatrimonioDetalheQuery } from './manutencao-patrimonio.generated'

type Props = { row: ManutencaoPatrimonioDetalheQuery['manutencaoPatrimonio'] }

/** The page of one maintenance: its data, its expense, and the actions that its state allows. */
export function ManutencaoDetail({ row }: Props) {
  const navigate = useNavigate()
  const { conclude, reopen, cancel } = useManutencaoActions()
  const { patrimonio } = row
  const may = (acao: string) => row.acoesPermitidas.includes(acao)
  const cancelAndLeave = async () => {
    if (await cancel(row)) navigate(manutencaoUrls.list)
  }
  return (
    <>
      <PageHeader
        title={row.descricaoManutencao ?? `Manutenção: ${patrimonio?.nomePatrimonio}`}
        crumbs={[{ text: 'Patrimônio' }, { text: 'Manutenções de patrimônios', to: manutencaoUrls.list }]}
        actions={
          <>
            {may('excluir') && (
              <Button variant="outlined" icon={<Cross />} text="Cancelar manutenção" onClick={cancelAndLeave} />
            )}
            {may('reabrir') && (
              <Button variant="outlined" icon={<Undo />} text="Desfazer conclusão" onClick={() => reopen(row)} />
            )}
            {may('editar') && (
              <Button
                variant="outlined"
                icon={<Edit />}
                text="Editar"
                onClick={() => navigate(manutencaoUrls.edit(row.id))}
              />
            )}
            {may('concluir') && (
              <Button intent="primary" icon={<TickCircle />} text="Concluir manutenção" onClick={() => conclude(row)} />
            )}
          </>
        }
      />
      <InBin table="manutencao_patrimonio" record={row} />
      {row.estornada && (
        <Callout intent="warning" title="A saída desta manutenção foi estornada">
          O mês dela está fechado, e o estorno a tirou do saldo em um mês aberto. A manutenção está pendente de novo:
          corrija o que for preciso e conclua-a outra vez, ou cancele-a.
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
          title="Manutenção"
          facts={[
            [
              'Patrimônio',
              patrimonio && (
                <Link key="patrimonio" to={patrimonioUrls.detail(patrimonio.id)}>
                  {patrimonio.nomePatrimonio}
                </Link>
              ),
            ],
            ['Data', <DateText key="data" value={row.dataManutencao} />],
            ['Valor', <Money key="valor" value={row.valorManutencao} />],
            ['Status', <StatusManutencao key="status" status={row.statusManutencao} />],
            ['Departamento que paga', row.departamento?.tituloDepartamento],
            [
              'Saída',
              row.idLancamento && (
                <Link key="saida" to={saidaUrls.detail(row.idLancamento)}>
                  {nomeDoLancamento(row.idLancamento, row.lancamento)}
                </Link>
              ),
            ],
          ]}
        />
        <Anexos especie="manutencaoPatrimonio" record={row} />
      </DetailLayout>
    </>
  )
}
