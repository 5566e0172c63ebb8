import { Button } from '@blueprintjs/core'
import { Edit, Trash } from '@blueprintjs/icons'
import { useNavigate, useParams } from 'react-router-dom'
import { DetailCard, DetailLayout, Facts } from '../../../../kernel/detail'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { DateText, Money, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { ManutencoesDoPatrimonio } from '../../manutencao-patrimonio'
import { useExcluirPatrimonio } from '../excluir'
import { patrimonioUrls } from '../urls'
import styles from './detail.module.css'
import type { PatrimonioDetalheQuery } from './patrimonio.generated'
import { usePatrimonioDetalheQuery } from './patrimonio.generated'

const crumbs = [{ text: 'Patrimônio' }, { text: 'Patrimônios', to: patrimonioUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const comManutencoes = useCan('manutencaoPatrimonio.ler')
  const { data, error, refetch } = usePatrimonioDetalheQuery({
    variables: { id, comManutencoes },
    context: { opensScreen: true },
  })
  if (data) return <Patrimonio patrimonio={data.patrimonio} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Patrimônio', crumbs }}
      error={error}
      text="Não foi possível buscar os detalhes do patrimônio."
      onRetry={refetch}
    />
  )
}

function Patrimonio({ patrimonio }: { patrimonio: PatrimonioDetalheQuery['patrimonio'] }) {
  return (
    <>
      <PageHeader
        title={patrimonio.nomePatrimonio}
        crumbs={crumbs}
        description={`Código ${patrimonio.codigoPatrimonio}`}
        actions={<Actions patrimonio={patrimonio} />}
      />
      <InBin table="patrimonio" record={patrimonio} />
      <DetailLayout
        side={
          <>
            {patrimonio.fotoUrl && (
              <DetailCard>
                <img className={styles.photo} src={patrimonio.fotoUrl} alt={patrimonio.nomePatrimonio} />
              </DetailCard>
            )}
            <Facts
              title="Histórico"
              last
              facts={[
                ['Cadastrado em', <DateText key="createdAt" value={patrimonio.createdAt} />],
                ['Última alteração', <DateText key="updatedAt" value={patrimonio.updatedAt} />],
              ]}
            />
          </>
        }
      >
        <Facts
          title="Identificação"
          facts={[
            ['Nome', patrimonio.nomePatrimonio],
            ['Código', patrimonio.codigoPatrimonio],
            ['Tipo', patrimonio.tipo?.tipoPatrimonio],
            ['Estado de conservação', patrimonio.estadoConservacaoPatrimonio],
            ['Local', patrimonio.local?.nomeLocal],
            ['Localização', patrimonio.localizacaoPatrimonio],
            ['Responsável', patrimonio.responsavelPatrimonio],
          ]}
        />
        <Facts title="Descrição" facts={[['Sobre o patrimônio', patrimonio.descricaoPatrimonio]]} />
        <Facts
          title="Compra e valor"
          facts={[
            ['Data de aquisição', <DateText key="dataAquisicao" value={patrimonio.dataAquisicaoPatrimonio} />],
            ['Valor de compra', <Money key="valorCompra" value={patrimonio.valorCompraPatrimonio} />],
            ['Fornecedor', patrimonio.fornecedorPatrimonio],
            ['Data da nota fiscal', <DateText key="dataNotaFiscal" value={patrimonio.dataNotaFiscalPatrimonio} />],
            ['Valor atual', <Money key="valorAtual" value={patrimonio.valorAtualPatrimonio} />],
          ]}
        />
        {patrimonio.manutencoes && (
          <ManutencoesDoPatrimonio idPatrimonio={patrimonio.id} manutencoes={patrimonio.manutencoes} />
        )}
      </DetailLayout>
    </>
  )
}

function Actions({ patrimonio }: { patrimonio: PatrimonioDetalheQuery['patrimonio'] }) {
  const navigate = useNavigate()
  const { remove } = useExcluirPatrimonio()
  const may = (acao: string) => patrimonio.acoesPermitidas.includes(acao)
  const removeAndLeave = async () => {
    if (await remove(patrimonio)) navigate(patrimonioUrls.list)
  }
  return (
    <>
      {may('excluir') && <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={removeAndLeave} />}
      {may('editar') && (
        <Button
          intent="primary"
          icon={<Edit />}
          text="Editar"
          onClick={() => navigate(patrimonioUrls.edit(patrimonio.id))}
        />
      )}
    </>
  )
}
