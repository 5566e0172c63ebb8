import { Button, Callout } from '@blueprintjs/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { maximoDeLinhas } from '../../../../../schema/rules/financas/dizimo.input'
import { useLeaveGuard, useZodForm } from '../../../../kernel/form'
import { useUnsavedInput } from '../../../../kernel/later'
import { useOwnKey } from '../../../../kernel/session'
import { formatMoney, listAsLeft, PageHeader, toast, useConfirm } from '../../../../kernel/ui'
import { useContasDaFolha, usePerguntaDosMeios } from '../../conta-financeira'
import { useToday } from '../../lancamento'
import { dizimoUrls } from '../urls'
import { Cabecalho, cabecalho } from './cabecalho'
import { putBack, sending, showSheet } from './devolver'
import { Editor } from './editor'
import styles from './folha.module.css'
import { keepFocus } from './keep-focus'
import { Linhas } from './linhas'
import { type Folha, guardarRascunho, type Linha, lerRascunho, novaFolha } from './rascunho'
import { Totais, totaisDe } from './totais'
import { useNewest } from './use-newest'
import { useSalvarFolha } from './use-salvar'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Dízimos', to: dizimoUrls.list }]

/**
 * The sheet for tithes after a worship service: many tithes by keyboard, saved in one operation. It survives a reload.
 */
export function Component() {
  const uuid = useOwnKey()
  const today = useToday()
  const [folha, setFolha] = useState(() => lerRascunho(uuid) ?? novaFolha(today))
  // The key remounts the form when another sheet begins, so that its fields show the new sheet's values.
  return (
    <>
      <PageHeader
        title="Lançar dízimos"
        crumbs={crumbs}
        description={
          <span className={styles.keys}>Nome, Enter, valor, Enter, meio, Enter. Ctrl+Enter salva a folha inteira.</span>
        }
      />
      <Sheet key={folha.chave} folha={folha} onChange={setFolha} />
    </>
  )
}

type Props = { folha: Folha; onChange: (change: (before: Folha) => Folha) => void }

function Sheet({ folha, onChange }: Props) {
  const uuid = useOwnKey()
  const today = useToday()
  const navigate = useNavigate()
  const confirm = useConfirm()
  /** The line that is being corrected. Its number changes with the lines before it; what is typed stays, by the key. */
  const [editing, setEditing] = useState<{ index: number; key: number }>()
  const editors = useRef(0)
  const openLine = (index: number) => setEditing({ index, key: ++editors.current })
  const [pending, setPending] = useState(false)
  /** What screen readers are told of the last line. */
  const [said, say] = useState('')
  const { salvar, saving, failure } = useSalvarFolha()
  const fields = useRef<HTMLFieldSetElement>(null)
  const sent = useRef(false)
  useEffect(() => {
    // the fields lost the focus while they were disabled
    if (sent.current && !saving) fields.current?.querySelector<HTMLElement>('[name="idMembro"]')?.focus()
    sent.current = saving
  }, [saving])
  const head = useZodForm(cabecalho, folha)
  const { dataDizimo, contado, idContaFinanceira } = head.watch()
  const { linhas } = folha
  const newest = useNewest(linhas.length, failure)
  // The lines of the sheet are kept as a draft, but only as long as the tab.
  useLeaveGuard(pending, pending || linhas.length > 0)
  useUnsavedInput(pending || linhas.length > 0 || Boolean(contado))
  const contas = useContasDaFolha()
  const { perguntar, dialog } = usePerguntaDosMeios(contas.ativas)

  useEffect(() => {
    const escolhida = idContaFinanceira ? Number(idContaFinanceira) : undefined
    onChange((before) => ({
      ...before,
      dataDizimo: dataDizimo ?? '',
      contado: contado ? String(contado) : null,
      idContaFinanceira: escolhida,
    }))
  }, [dataDizimo, contado, idContaFinanceira, onChange])
  useEffect(() => guardarRascunho(uuid, folha), [uuid, folha])

  const setLinhas = (change: (before: Linha[]) => Linha[]) =>
    onChange((before) => ({ ...before, linhas: change(before.linhas) }))

  useEffect(() =>
    showSheet({
      folha,
      putBack: (linha, index) => {
        onChange((before) => ({ ...before, linhas: before.linhas.toSpliced(index, 0, linha) }))
        setEditing((now) => now && moved(now, index <= now.index ? 1 : 0))
      },
    }),
  )

  const take = (linha: Linha) => {
    setLinhas((before) =>
      editing === undefined
        ? [...before, linha]
        : before.map((each, index) => (index === editing.index ? linha : each)),
    )
    const numero = (editing?.index ?? linhas.length) + 1
    say(`Linha ${numero} ${editing ? 'corrigida' : 'incluída'}: ${linha.nome}, ${formatMoney(linha.valorDizimo)}.`)
    setEditing(undefined)
  }
  const remove = (index: number) => {
    const linha = linhas[index]
    if (!linha) return
    setLinhas((before) => before.filter((_, each) => each !== index))
    setEditing((now) => (now?.index === index ? undefined : now && moved(now, index < now.index ? -1 : 0)))
    const undo = { text: 'Desfazer', onClick: () => void putBack(uuid, folha, index) }
    toast.info(`Linha ${index + 1} removida: ${linha.nome}.`, { action: undo })
  }
  const edit = (index: number) => {
    if (pending) toast.info('Termine a linha que está sendo preenchida antes de corrigir outra.')
    else openLine(index)
  }
  const begin = () => onChange(() => novaFolha(today))
  const clear = async () => {
    if (await confirm({ text: 'Todas as linhas da folha serão apagadas.', confirmText: 'Limpar', danger: true }))
      begin()
  }

  /** The header is above the lines, out of sight in a long sheet; on a phone its fields are only there once it is wrong. */
  const showWrong = () =>
    setTimeout(() => {
      const wrong = cabecalho.keyof().options.find((name) => head.getFieldState(name).invalid)
      if (wrong) head.setFocus(wrong)
      document.activeElement?.scrollIntoView({ block: 'center' })
    })

  /** Whether the cash that was counted is what was entered, or the person saves it all the same. */
  const cashAgrees = async () => {
    const { diferenca, dinheiro } = totaisDe(folha)
    if (diferenca === null || diferenca === '0.00') return true
    const text = `Foram lançados ${formatMoney(dinheiro)} em dinheiro e contados ${formatMoney(folha.contado ?? '0')}.`
    return confirm({ title: 'O dinheiro não confere', text, confirmText: 'Salvar assim mesmo' })
  }

  const showFaults = ({ faults }: NonNullable<Awaited<ReturnType<typeof salvar>>>) => {
    setLinhas((before) => before.map((linha, index) => ({ ...linha, erros: faults[index] })))
    const first = linhas.findIndex((_, index) => faults[index])
    if (first >= 0) openLine(first)
  }

  const leave = () => {
    guardarRascunho(uuid, novaFolha(today))
    const { total } = totaisDe(folha)
    toast.success(
      `${linhas.length === 1 ? '1 dízimo lançado' : `${linhas.length} dízimos lançados`}, ${formatMoney(total)}.`,
    )
    navigate(listAsLeft(dizimoUrls.list))
  }

  const save = async () => {
    if (saving || linhas.length === 0) return
    if (pending || editing !== undefined) {
      toast.info('Termine a linha que está sendo preenchida antes de salvar.')
      return
    }
    if (!(await head.trigger())) return showWrong()
    const meiosDaFolha = linhas.map(({ meioDizimo }) => meioDizimo)
    if (!folha.idContaFinanceira && !(await perguntar(meiosDaFolha))) return
    if (!(await cashAgrees())) return
    const saved = salvar(folha)
    sending(
      folha.chave,
      saved.then((refused) => refused === null),
    )
    const refused = await saved
    if (refused === null) return leave()
    showFaults(refused)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }

  const full = linhas.length >= maximoDeLinhas
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter is a shortcut for the button below.
    <div className={styles.sheet} onKeyDown={onKeyDown}>
      {/* while it is asked, nothing may change: what is saved is what was asked about */}
      <fieldset ref={fields} disabled={saving} className={styles.fields}>
        <Cabecalho form={head} folha={folha} conta={contas.campo} />
        {full && editing === undefined ? (
          <p className={styles.none}>A folha está cheia: salve-a e comece outra.</p>
        ) : (
          <Editor
            place={newest.entry}
            key={editing?.key ?? 'nova'}
            linha={editing && linhas[editing.index]}
            numero={(editing?.index ?? linhas.length) + 1}
            meio={linhas.at(-1)?.meioDizimo ?? 'dinheiro'}
            onTake={take}
            onCancel={() => setEditing(undefined)}
            onPending={setPending}
          />
        )}
        <output className="visually-hidden">{said}</output>
        <Linhas linhas={linhas} editing={editing?.index} place={newest.lines} onEdit={edit} onRemove={remove} />
        <footer ref={newest.footer} className={styles.footer}>
          {failure && (
            <Callout intent="danger" role="alert" className={styles.failure}>
              {failure.text}
              {failure.sentBefore && (
                <Button intent="danger" variant="outlined" text="Começar outra folha" onClick={begin} />
              )}
            </Callout>
          )}
          <Totais folha={folha} contaDa={(meio) => contas.contaDa(meio, folha.idContaFinanceira)?.nome} />
          <div className={styles.buttons}>
            <Button
              variant="outlined"
              text="Limpar folha"
              disabled={linhas.length === 0}
              onMouseDown={keepFocus}
              onClick={clear}
            />
            <Button
              onMouseDown={keepFocus}
              intent="primary"
              text={linhas.length === 1 ? 'Salvar 1 dízimo' : `Salvar ${linhas.length} dízimos`}
              disabled={linhas.length === 0}
              loading={saving}
              onClick={() => void save()}
            />
          </div>
        </footer>
      </fieldset>
      {dialog}
    </div>
  )
}

const moved = <Editing extends { index: number }>(editing: Editing, by: number): Editing => ({
  ...editing,
  index: editing.index + by,
})
