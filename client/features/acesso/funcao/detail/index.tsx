import { Button } from '@blueprintjs/core'
import { Add, Edit, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { DetailCard, DetailLayout, Facts, ShowMore } from '../../../../kernel/detail'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import { abilities } from '../../acoes'
import { useAcessoCrumbs } from '../../matriz-acesso'
import { Pessoa } from '../../usuario'
import { nomeAlcance } from '../alcances'
import { AtribuirDialog } from '../atribuir-dialog'
import { ExcluirDialog } from '../excluir-dialog'
import { perguntaAoTirar } from '../periodo'
import { funcaoUrls } from '../urls'
import { Vinculos } from '../vinculos'
import styles from './detail.module.css'
import { type FuncaoDetalheQuery, useFuncaoDetalheQuery } from './funcao.generated'

type Funcao = FuncaoDetalheQuery['funcao']

/** The last breadcrumb before a function. */
const toList = { text: 'Funções', to: funcaoUrls.list }

export function Component() {
  const { id = '' } = useParams()
  const crumbs = useAcessoCrumbs(toList)
  const { data, error, refetch, fetchMore } = useFuncaoDetalheQuery({
    variables: { id },
    context: { opensScreen: true },
  })
  const more = () =>
    fetchMore({
      variables: { after: String(data?.funcao.pessoas.nodes.length ?? 0) },
      updateQuery: ({ funcao }, { fetchMoreResult: { funcao: next } }) => ({
        funcao: { ...next, pessoas: { ...next.pessoas, nodes: [...funcao.pessoas.nodes, ...next.pessoas.nodes] } },
      }),
    })
  if (data) return <Detail funcao={data.funcao} more={more} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Função', crumbs }}
      error={error}
      text="Não foi possível carregar a função."
      onRetry={refetch}
    />
  )
}

function Detail({ funcao, more }: { funcao: Funcao; more: () => Promise<unknown> }) {
  const { nome, descricao, alcance, exclusiva, acoes, pessoas } = funcao
  const canWrite = funcao.acoesPermitidas.includes('editar')
  const crumbs = useAcessoCrumbs(toList)
  const [giving, setGiving] = useState(false)
  return (
    <>
      <PageHeader title={nome} crumbs={crumbs} actions={<Actions funcao={funcao} />} />
      <InBin table="funcao" record={funcao} />
      <DetailLayout
        side={
          <Facts
            title="Função"
            facts={[
              ['Para que serve', descricao],
              ['Alcance', nomeAlcance(alcance)],
              ['Quem a tem', exclusiva ? 'Só pode o que ela permite, até o último dia' : null],
            ]}
          />
        }
      >
        <DetailCard title="Pessoas">
          <Vinculos
            emptyText="Ninguém tem esta função ainda."
            vinculos={pessoas.nodes.map((vinculo) => ({
              ...vinculo,
              idUsuario: vinculo.usuario?.id ?? 0,
              idFuncao: funcao.id,
              nome: vinculo.usuario?.name ?? '',
              shown: <Pessoa pessoa={vinculo.usuario} />,
              question: perguntaAoTirar(vinculo.usuario?.name ?? 'A pessoa', funcao),
            }))}
            canWrite={canWrite}
          />
          {pessoas.totalCount > pessoas.nodes.length && (
            <ShowMore more={more} failureText="Não foi possível buscar as outras pessoas." />
          )}
          {canWrite && (
            <Button
              variant="outlined"
              icon={<Add />}
              text="Dar a uma pessoa"
              className={styles.dar}
              onClick={() => setGiving(true)}
            />
          )}
        </DetailCard>
        <DetailCard title="O que permite">
          <dl className={styles.permite}>
            {abilities(acoes).map(({ resource, verbs }) => (
              <div key={resource}>
                <dt>{resource}</dt>
                <dd>{verbs.map(({ text }) => text).join(', ')}</dd>
              </div>
            ))}
          </dl>
        </DetailCard>
      </DetailLayout>
      {giving && <AtribuirDialog funcao={funcao} onClose={() => setGiving(false)} />}
    </>
  )
}

function Actions({ funcao }: { funcao: Funcao }) {
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  const may = (acao: string) => funcao.acoesPermitidas.includes(acao)
  return (
    <>
      {may('excluir') && (
        <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={() => setDeleting(true)} />
      )}
      {may('editar') && (
        <Button intent="primary" icon={<Edit />} text="Editar" onClick={() => navigate(funcaoUrls.edit(funcao.id))} />
      )}
      {deleting && <ExcluirDialog funcao={funcao} onClose={() => setDeleting(false)} />}
    </>
  )
}
