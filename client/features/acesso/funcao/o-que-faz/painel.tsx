import { useApolloClient } from '@apollo/client/react'
import { Button, Callout } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { perfis } from '../../../../../schema/rules/perfis'
import { errorText } from '../../../../kernel/apollo'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageSpinner, toast } from '../../../../kernel/ui'
import { SenhaDialog } from '../../confirmar-senha'
import { UsuarioDetalheDocument } from '../../usuario'
import { FuncoesDocument } from '../funcoes.generated'
import { situacaoDe, useToday } from '../periodo'
import { Avancado } from './avancado'
import { Entrada } from './entrada'
import { Escolha } from './escolha'
import { gruposDe } from './grupos'
import {
  GruposParaLiderarDocument,
  type GruposParaLiderarQuery,
  OQueFazDocument,
  type OQueFazQuery,
  useDefinirFuncoesMutation,
  useGruposParaLiderarQuery,
  useOQueFazQuery,
} from './o-que-faz.generated'
import styles from './o-que-faz.module.css'
import { primeiroNome, respostasDeFuncoes, respostasDeGrupos } from './respostas'
import { useLiderar } from './salvar'
import { Vista } from './vista'

type Props = {
  /** The person's number or uuid. */
  pessoa: string
  /** Called after something was saved. */
  onSaved?: () => void
  /** Whether something is ticked that is not saved. */
  onDirty?: (dirty: boolean) => void
}

/** 'O que Ana faz?': ready answers, what they open, and how she gets in. */
export function Painel({ pessoa, onSaved, onDirty }: Props) {
  const { data, error, refetch } = useOQueFazQuery({ variables: { id: pessoa }, fetchPolicy: 'cache-and-network' })
  const grupos = useGruposParaLiderarQuery({ variables: { idUsuario: pessoa }, fetchPolicy: 'cache-and-network' })
  const failed = error ?? grupos.error
  if (data && grupos.data)
    return <Perguntas key={data.usuario.id} data={data} grupos={grupos.data} onSaved={onSaved} onDirty={onDirty} />
  if (!failed) return <PageSpinner />
  return (
    <ErrorState
      text={errorText(failed, 'Não foi possível carregar o que a pessoa faz.')}
      onRetry={() => void Promise.all([refetch(), grupos.refetch()]).catch(() => undefined)}
    />
  )
}

type PerguntasProps = Omit<Props, 'pessoa'> & { data: OQueFazQuery; grupos: GruposParaLiderarQuery }

/** What shows who does what. */
const shown = [OQueFazDocument, GruposParaLiderarDocument, UsuarioDetalheDocument, FuncoesDocument]

function Perguntas({ data, grupos: lists, onSaved, onDirty }: PerguntasProps) {
  const { usuario } = data
  const { id, name, sexo } = usuario
  const nome = primeiroNome(name)
  const today = useToday()
  const canGive = useCan('funcao.escrever')
  const [mudadas, setMudadas] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState(false)
  const [saving, setSaving] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>([])
  const client = useApolloClient()
  const [definir] = useDefinirFuncoesMutation({ context: { secret: true } })
  const liderar = useLiderar()

  const held = usuario.funcoes.nodes.filter(
    (vinculo) => vinculo.funcao && !vinculo.funcao.excluidoEm && situacaoDe(vinculo, today) === 'atual',
  )
  const has = new Set(held.map(({ funcao }) => `funcao ${funcao?.id}`))
  const todos = gruposDe(lists)
  const fixas = new Map(
    todos.flatMap(({ area, id: group, lider }) =>
      lider?.id === id
        ? [[`${area} ${group}`, 'Já é. Para passar a outra pessoa, abra a página do grupo ou da classe.'] as const]
        : [],
    ),
  )
  const daIgreja = respostasDeFuncoes(data.funcoes.nodes, sexo, 'tudo')
  const dosGrupos = respostasDeFuncoes(data.funcoes.nodes, sexo, 'meus')
  const liderancas = respostasDeGrupos(todos, sexo, id)
  const respostas = [...daIgreja, ...dosGrupos, ...liderancas]

  const marcadas = new Set(respostas.flatMap(({ key }) => (has.has(key) !== mudadas.has(key) ? [key] : [])))
  const changed = respostas.filter(({ key }) => mudadas.has(key))
  const dar = changed.flatMap((one) => (one.tipo === 'funcao' && !has.has(one.key) ? [String(one.id)] : []))
  const tirar = changed.flatMap((one) => (one.tipo === 'funcao' && has.has(one.key) ? [String(one.id)] : []))
  const novos = changed.flatMap((one) => (one.tipo === 'grupo' ? [one.grupo] : []))
  const lidera = [...new Set(novos.map(({ area }) => area))]
  const dirty = changed.length > 0
  useEffect(() => onDirty?.(dirty), [dirty, onDirty])

  const marcar = (key: string, marcada: boolean) =>
    setMudadas((before) => {
      const next = new Set(before)
      if (marcada === has.has(key)) next.delete(key)
      else next.add(key)
      return next
    })

  const finish = async (minhaSenha?: string, codigo?: string) => {
    setFaults([])
    if (minhaSenha !== undefined) {
      const input = { idUsuario: String(id), dar, tirar, membro: novos.length > 0, minhaSenha, codigo }
      await definir({ variables: { input } })
    }
    const failed = new Map<string, string>()
    for (const grupo of novos) {
      const key = `${grupo.area} ${grupo.id}`
      const vinculo = lists.membrosGrupoLouvor.nodes.find(
        ({ idGrupo }) => grupo.area === 'louvor' && idGrupo === grupo.id,
      )
      await liderar(grupo, id, vinculo?.id).catch((error: unknown) =>
        failed.set(key, `${grupo.nome}: ${errorText(error, 'não foi possível salvar.')}`),
      )
    }
    // what was saved is saved, also when the screen cannot be read again
    await client.refetchQueries({ include: shown }).catch(() => undefined)
    setMudadas(new Set(failed.keys()))
    setFaults([...failed.values()])
    setAsking(false)
    if (failed.size === 0) toast.success(`O que ${nome} faz foi salvo. Já vale no próximo clique.`)
    onSaved?.()
  }

  const needsPassword = dar.length > 0 || tirar.length > 0 || usuario.perfil === perfis.none
  const save = async () => {
    if (needsPassword) return setAsking(true)
    setSaving(true)
    await finish().catch((error: unknown) => setFaults([errorText(error, 'Não foi possível salvar.')]))
    setSaving(false)
  }

  if (usuario.excluidoEm) return <Callout intent="warning">Esta pessoa está na Lixeira.</Callout>
  if (!canGive) return null
  return (
    <div className={styles.painel}>
      <section className={styles.parte}>
        <Escolha
          titulo="Na igreja toda"
          ajuda={`Marque tudo o que ${nome} faz. Quem não faz nada disso vê só o que é seu: cadastro, escalas, contribuições.`}
          respostas={daIgreja}
          marcadas={marcadas}
          onMarcar={marcar}
        />
        <Escolha
          titulo="À frente de um grupo ou de uma classe"
          respostas={liderancas}
          marcadas={marcadas}
          fixas={fixas}
          onMarcar={marcar}
        />
      </section>
      <section className={styles.parte}>
        <Vista idUsuario={id} nome={nome} dar={dar} tirar={tirar} lidera={lidera} />
        {faults.length > 0 && (
          <Callout intent="danger" role="alert">
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </Callout>
        )}
        <div className={styles.botoes}>
          <Button intent="primary" text="Salvar" disabled={!dirty} loading={saving} onClick={() => void save()} />
          {dirty && <Button variant="minimal" text="Desfazer" onClick={() => setMudadas(new Set())} />}
        </div>
      </section>
      <Entrada usuario={usuario} />
      <Avancado usuario={usuario} dosGrupos={dosGrupos} marcadas={marcadas} onMarcar={marcar} />
      {asking && (
        <SenhaDialog
          title={`Salvar o que ${nome} faz`}
          field="minhaSenha"
          text={<Resumo nome={nome} textos={changed.map(({ key, texto }) => ({ key, texto, tira: has.has(key) }))} />}
          saveText="Salvar"
          failureText="Não foi possível salvar."
          onSave={finish}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

/** What is about to change, in the words that were ticked. */
function Resumo({ nome, textos }: { nome: string; textos: readonly { key: string; texto: string; tira: boolean }[] }) {
  const list = (tira: boolean) => textos.filter((one) => one.tira === tira).map(({ texto }) => texto)
  const [passa, deixa] = [list(false), list(true)]
  return (
    <>
      {passa.length > 0 && (
        <p>
          Acrescentar a {nome}: {passa.join(', ')}.
        </p>
      )}
      {deixa.length > 0 && (
        <p>
          Tirar de {nome}: {deixa.join(', ')}. Continua com o que vem do perfil, das outras funções e dos grupos que
          lidera.
        </p>
      )}
    </>
  )
}
