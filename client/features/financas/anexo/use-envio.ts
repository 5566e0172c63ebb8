import { useRef, useState } from 'react'
import type { EspecieComAnexos } from '../../../gql/types'
import { dataOf, errorText } from '../../../kernel/apollo'
import { AnexosDoRegistroDocument, useAnexarAVariosMutation, useAnexarMutation } from './anexos.generated'

const MAX_BYTES = 10_000_000
const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
export const accepted = types.join(',')
export const pictures = types.slice(1).join(',')

/** A file that is on its way, or whose sending failed: it stays until it is sent again or put away. */
export type Sending = { key: number; file: File; error?: string }

/**
 * Sends files one after the other, so that a poor connection carries one at a time.
 * @param ids the records that get each file: it is sent and stored once
 */
export function useEnvio(especie: EspecieComAnexos, ids: readonly number[]) {
  const options = { refetchQueries: [AnexosDoRegistroDocument], awaitRefetchQueries: true }
  const [anexar] = useAnexarMutation(options)
  const [anexarAVarios] = useAnexarAVariosMutation(options)
  const [sending, setSending] = useState<Sending[]>([])
  const last = useRef(0)
  const queue = useRef(Promise.resolve())

  const send = async ({ key, file }: Sending) => {
    const error = refusal(file) ?? (await attempt(file))
    setSending((all) => all.flatMap((one) => (one.key !== key ? [one] : error ? [{ ...one, error }] : [])))
  }

  const attempt = async (file: File): Promise<string | undefined> => {
    try {
      const registros = ids.map(String)
      const [idRegistro = '', other] = registros
      if (other === undefined) dataOf(await anexar({ variables: { especie, idRegistro, arquivo: file } }))
      else dataOf(await anexarAVarios({ variables: { especie, registros, arquivo: file } }))
      return undefined
    } catch (error) {
      return errorText(error, 'Não foi possível enviar o arquivo.')
    }
  }

  const enqueue = (some: Sending[]) => {
    for (const one of some) queue.current = queue.current.then(() => send(one))
  }

  return {
    sending,
    add(files: Iterable<File>) {
      const some = [...files].map((file) => ({ key: ++last.current, file }))
      setSending((all) => [...all, ...some])
      enqueue(some)
    },
    retry(one: Sending) {
      setSending((all) => all.map((each) => (each.key === one.key ? { key: each.key, file: each.file } : each)))
      enqueue([one])
    },
    putAway: (one: Sending) => setSending((all) => all.filter(({ key }) => key !== one.key)),
  }
}

/** Why a file is not even sent. Some systems give no type; then the server looks at the content. */
export function refusal({ size, type }: File): string | undefined {
  if (type && !types.includes(type)) return 'Envie um PDF ou uma imagem JPEG, PNG ou WebP.'
  return size > MAX_BYTES ? 'O arquivo pode ter até 10 MB.' : undefined
}
