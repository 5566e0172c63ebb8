import { Button } from '@blueprintjs/core'
import { Cross, Edit, Tick, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { DetailLayout, Facts } from '../../../../kernel/detail'
import { InBin } from '../../../../kernel/record'
import { DateText, Money, PageHeader } from '../../../../kernel/ui'
import { Anexos } from '../../anexo'
import { useOrcamentoActions } from '../actions'
import { useExcluirOrcamento } from '../excluir'
import { StatusOrcamento } from '../status'
import { orcamentoUrls } from '../urls'
import type { OrcamentoDetalheQuery } from './orcamento.generated'

/** The page of one budget: the request, and its approval or refusal. */
export function OrcamentoDetail({ row }: { row: OrcamentoDetalheQuery['orcamento'] }) {
  const navigate = useNavigate()
  const { approve, refuse } = useOrcamentoActions(row)
  const { remove } = useExcluirOrcamento()
  const removeAndLeave = async () => {
    if (await remove(row)) navigate(orcamentoUrls.list)
  }
  const may = (acao: string) => row.acoesPermitidas.includes(acao)
  return (
    <>
      <PageHeader
        title={row.tituloOrcamento}
        crumbs={[{ text: 'Tesouraria' }, { text: 'Orçamentos', to: orcamentoUrls.list }]}
        actions={
          <>
            {may('excluir') && <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={removeAndLeave} />}
            {may('reprovar') && (
              <Button variant="outlined" icon={<Cross />} text="Recusar Orçamento" onClick={refuse} />
            )}
            {may('editar') && (
              <Button
                variant="outlined"
                icon={<Edit />}
                text="Editar"
                onClick={() => navigate(orcamentoUrls.edit(row.uuid))}
              />
            )}
            {may('aprovar') && <Button intent="primary" icon={<Tick />} text="Aprovar Orçamento" onClick={approve} />}
          </>
        }
      />
      <InBin table="orcamento" record={row} />
      <DetailLayout
        side={
          <Facts
            title="Histórico"
            last
            facts={[
              ['Cadastrado em', <DateText key="createdAt" value={row.createdAt} />],
              ['Decidido em', <DateText key="decididoEm" value={row.decididoEm} />],
              ['Decisão de', row.nomeDecisor],
              ['Última alteração', <DateText key="updatedAt" value={row.updatedAt} />],
            ]}
          />
        }
      >
        <Facts
          title="Orçamento"
          facts={[
            ['Valor', <Money key="valor" value={row.valorOrcamento} />],
            ['Data', <DateText key="data" value={row.dataOrcamento} />],
            ['Departamento', row.departamento?.tituloDepartamento],
            ['Status', <StatusOrcamento key="status" status={row.statusOrcamento} />],
            ['Descrição', row.descricaoOrcamento],
          ]}
        />
        <Anexos especie="orcamento" record={row} />
      </DetailLayout>
    </>
  )
}
