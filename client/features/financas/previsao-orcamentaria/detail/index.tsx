import { useParams } from 'react-router-dom'
import { monthNames } from '../../../../../schema/rules/dates'
import { type Orgao, orgaos } from '../../../../../schema/rules/financas/previsao-orcamentaria.input'
import { Facts } from '../../../../kernel/detail'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { Balance, DateText, EmptyState, Money, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { type Grupo, type Linha, Tabela } from '../../demonstrativo'
import { SituacaoPrevisao } from '../situacao'
import { previsaoUrls } from '../urls'
import { Actions } from './actions'
import { type PrevisaoDetalheFragment, usePrevisaoDetalheQuery } from './previsao.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Previsão orçamentária', to: previsaoUrls.list }]

/** 'jan.' to 'dez.' */
const months = monthNames.map((name) => `${name.slice(0, 3)}.`)

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = usePrevisaoDetalheQuery({ variables: { id }, context: { opensScreen: true } })
  if (data) return <Previsao previsao={data.previsaoOrcamentaria} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Previsão orçamentária', crumbs }}
      error={error}
      text="Não foi possível buscar a previsão orçamentária."
      onRetry={refetch}
    />
  )
}

function Previsao({ previsao }: { previsao: PrevisaoDetalheFragment }) {
  const { nome, situacao, aprovadaEm, orgao, ata, motivo, observacao, totais, linhas } = previsao
  return (
    <>
      <PageHeader title={nome} crumbs={crumbs} actions={<Actions previsao={previsao} />} />
      <InBin table="previsao_orcamentaria" record={previsao} />
      <Facts
        title="A previsão"
        facts={[
          ['Situação', <SituacaoPrevisao key="situacao" situacao={situacao} />],
          ['Aprovada por', orgao && orgaos[orgao as Orgao]],
          ['Aprovada em', aprovadaEm && <DateText key="aprovada" value={aprovadaEm} />],
          ['Ata', ata],
          ['Motivo da revisão', motivo],
          ['Observações', observacao],
          ['Receitas', <Money key="receitas" value={totais.receitas} />],
          ['Despesas', <Money key="despesas" value={totais.despesas} />],
          ['Resultado previsto', <Balance key="resultado" value={totais.resultado} />],
        ]}
      />
      {linhas.length > 0 ? (
        <Tabela label="Valores" primeira="Categoria" colunas={['Ano', ...months]} grupos={groupsOf(previsao)} />
      ) : (
        <EmptyState
          text="Esta previsão ainda não tem valores."
          hint="Copie os do ano anterior, ou informe-os em Editar valores."
        />
      )}
    </>
  )
}

const groupsOf = ({ linhas }: PrevisaoDetalheFragment): Grupo[] =>
  [
    { natureza: 'receita', titulo: 'Receitas' },
    { natureza: 'despesa', titulo: 'Despesas' },
  ]
    .map(({ natureza, titulo }) => ({
      titulo,
      linhas: linhas
        .filter((linha) => linha.natureza === natureza)
        .map(
          ({ idCategoria, idCentroCusto, nome, nomeCentro, restrita, total, meses }): Linha => ({
            key: `${idCategoria} ${idCentroCusto}`,
            nome: [nome, nomeCentro, restrita && 'com restrição'].filter(Boolean).join(' · '),
            valores: [total, ...meses],
          }),
        ),
    }))
    .filter(({ linhas: own }) => own.length > 0)
