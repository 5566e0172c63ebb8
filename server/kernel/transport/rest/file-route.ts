import { FileReply } from './file-reply.js'
import { type Call, type RestRequest, type Route, route } from './route.js'

/** A file as use cases return it. */
type MadeFile = Pick<FileReply, 'filename' | 'type' | 'data'>

/** GET of a file of one of these kinds. */
export const fileRoute = <Raw>(
  path: string,
  call: Call<Raw, MadeFile>,
  input: (request: RestRequest) => Omit<Raw, 'idCliente'>,
  described: Pick<Route, 'summary' | 'tag' | 'record' | 'query' | 'required' | 'slow'> & {
    file: NonNullable<Route['file']>
  },
): Route => route('GET', path, call, input, toReply, described)

const toReply = ({ filename, type, data }: MadeFile) => new FileReply(filename, type, data)
