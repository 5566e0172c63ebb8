import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { errorCode, httpStatus } from './errors'
import { freshLink } from './fresh-link'
import { liveLink } from './live-link'
import { expireToken, getToken, onTokenChange } from './token'
import { createUploadLink, hasFiles } from './upload-link'

const URI = '/graphql'

/** Operation context: `{ anonymous: true }` sends no token, so that a wrong password does not end another session. */
const authorization = new SetContextLink(({ headers, anonymous }) => {
  const token = anonymous ? null : getToken()
  return token ? { token, headers: { ...headers, authorization: `Bearer ${token}` } } : {}
})

const sessionEnd = new ErrorLink(({ error, operation }) => {
  const { token } = operation.getContext()
  if (!token) return
  if (errorCode(error) === 'UNAUTHENTICATED' || httpStatus(error) === 401) expireToken(token)
})

/** The one connection to the server; screens use the hooks generated from their documents. */
export const client = new ApolloClient({
  link: ApolloLink.from([
    authorization,
    sessionEnd,
    freshLink,
    ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      liveLink,
      ApolloLink.split(({ variables }) => hasFiles(variables), createUploadLink(URI), new HttpLink({ uri: URI })),
    ),
  ]),
  cache: new InMemoryCache({
    typePolicies: {
      NivelUsuario: { keyFields: ['perfil'] },
      Sessao: { keyFields: ['uuid'] },
      FrequenciaCulto: { keyFields: ['idCulto'] },
      PresencaAoVivo: { keyFields: ['idCulto'] },
      // How things stand for whoever opened the link: not the service's record.
      CultoDoLink: { keyFields: false },
      CodigoPresenca: { keyFields: false },
      // Rows are of several tables, whose numbers meet.
      ItemLixeira: { keyFields: ['uuid'] },
      Consentimento: { keyFields: ['documento'] },
      // Entries of many kinds, whose numbers meet.
      EntradaCalendario: { keyFields: false },
      ContaProxima: { keyFields: false },
      // Lines are of two tables, whose numbers meet.
      LinhaLivroCaixa: { keyFields: ['uuid'] },
      // The search names records of other types: their ids are not its own.
      ResultadoBusca: { keyFields: false },
    },
  }),
  // Lists and records are shown from the cache at once and asked for again, so that nobody works on old data.
  defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
})

// Nothing of one person's data stays in memory for the next one at this screen.
onTokenChange((reason) => {
  if (reason !== 'signed-in') void client.clearStore()
})
