import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AddButton } from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { EmptyState, ErrorState, PageHeader, PageSpinner, toast } from '../../../../kernel/ui'
import { SenhaDialog } from '../../confirmar-senha'
import { EXPLICACAO, pessoas, Secoes, useAcessoCrumbs } from '../../matriz-acesso'
import { nomeAlcance } from '../alcances'
import {
  type FuncaoLinhaFragment,
  FuncoesDocument,
  useCriarFuncoesUsuaisMutation,
  useFuncoesQuery,
} from '../funcoes.generated'
import { ParaRevisar } from '../revisao'
import { funcaoUrls } from '../urls'
import styles from './list.module.css'

/** The functions that people may have in this church. */
export function Component() {
  const { data, error, refetch } = useFuncoesQuery({ variables: {} })
  const canWrite = useCan('funcao.escrever')
  return (
    <>
      <PageHeader
        title="Funções"
        crumbs={useAcessoCrumbs()}
        description={EXPLICACAO}
        actions={canWrite && <AddButton to={funcaoUrls.create} text="Nova função" />}
      />
      <Secoes />
      {canWrite && <ParaRevisar />}
      {data ? (
        <Funcoes funcoes={data.funcoes.nodes} canWrite={canWrite} />
      ) : error ? (
        <ErrorState
          text="Não foi possível carregar as funções."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}

type FuncoesProps = { funcoes: FuncaoLinhaFragment[]; canWrite: boolean }

function Funcoes({ funcoes, canWrite }: FuncoesProps) {
  const [criar] = useCriarFuncoesUsuaisMutation({ refetchQueries: [FuncoesDocument], context: { secret: true } })
  const [confirming, setConfirming] = useState(false)
  const createUsual = async (minhaSenha: string, codigo?: string) => {
    await criar({ variables: { minhaSenha, codigo } })
    toast.success('Funções usuais criadas.')
    setConfirming(false)
  }
  if (funcoes.length === 0)
    return (
      <EmptyState
        text="Ainda não há dados cadastrados."
        hint={
          canWrite ? 'Comece pelas funções usuais e mude depois o que quiser.' : 'O que for cadastrado aparece aqui.'
        }
      >
        {canWrite && <Button intent="primary" text="Criar as funções usuais" onClick={() => setConfirming(true)} />}
        {confirming && (
          <SenhaDialog
            title="Criar as funções usuais"
            text={<p>Tesoureiro, Secretaria, Líder de célula e as outras. Ninguém as tem até você as dar a alguém.</p>}
            saveText="Criar"
            failureText="Não foi possível criar as funções usuais."
            field="minhaSenha"
            onSave={createUsual}
            onClose={() => setConfirming(false)}
          />
        )}
      </EmptyState>
    )
  return (
    <ul className={styles.funcoes}>
      {funcoes.map((funcao) => {
        const now = funcao.pessoas.totalCount
        return (
          <li key={funcao.uuid}>
            <Link to={funcaoUrls.detail(funcao.id)}>{funcao.nome}</Link>
            {funcao.descricao && <p>{funcao.descricao}</p>}
            <small>
              {now === 0 ? 'Ninguém no momento' : pessoas(now)} · {nomeAlcance(funcao.alcance)}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
