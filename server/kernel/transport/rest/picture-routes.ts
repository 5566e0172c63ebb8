import { type Upload, uploadOf } from '../../work/files/files.input.js'
import { type Call, type Route, recordId, route } from './route.js'

type Sending = { id: string; arquivo: Upload }

/** PUT and DELETE of a record's picture, at `/itens/{id}/imagem`. */
export const pictureRoutes = <Output>(
  path: string,
  calls: { send: Call<Sending, Output>; remove: Call<{ id: string }, Output> },
  reply: (output: Output) => unknown,
  described: Pick<Route, 'tag'> & { response: NonNullable<Route['response']> },
): Route[] => [
  route('PUT', path, calls.send, (r) => ({ ...recordId(r), arquivo: uploadOf(r.file) }), reply, {
    ...described,
    summary: 'Envia a imagem (JPEG, PNG ou WebP, até 10 MB), no lugar da que havia.',
    upload: true,
  }),
  route('DELETE', path, calls.remove, recordId, reply, { ...described, summary: 'Tira a imagem.' }),
]
