import { ApolloLink, Observable } from '@apollo/client'
import { parseAndCheckHttpResponse } from '@apollo/client/link/http'
import { print } from 'graphql'

type FilePaths = Map<Blob, string[]>

/**
 * Replaces each file by null and collects the paths of the files, as the GraphQL multipart request specification
 * requires.
 */
function extractFiles(value: unknown, path: string, files: FilePaths): unknown {
  if (value instanceof Blob) {
    files.set(value, [...(files.get(value) ?? []), path])
    return null
  }
  if (Array.isArray(value)) return value.map((item, index) => extractFiles(item, `${path}.${index}`, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, extractFiles(item, `${path}.${key}`, files)]),
  )
}

/** Whether the variables contain a file: such requests are sent as multipart. */
export function hasFiles(variables: unknown): boolean {
  const files: FilePaths = new Map()
  extractFiles(variables, 'variables', files)
  return files.size > 0
}

function multipartBody(operation: ApolloLink.Operation): FormData {
  const files: FilePaths = new Map()
  const variables = extractFiles(operation.variables, 'variables', files)
  const body = new FormData()
  body.set(
    'operations',
    JSON.stringify({ operationName: operation.operationName, query: print(operation.query), variables }),
  )
  body.set('map', JSON.stringify(Object.fromEntries([...files.values()].map((paths, index) => [index, paths]))))
  ;[...files.keys()].forEach((file, index) => {
    body.set(String(index), file)
  })
  return body
}

/** Terminating link for operations whose variables hold files (GraphQL multipart request). */
export const createUploadLink = (uri: string) =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController()
        fetch(uri, {
          method: 'POST',
          body: multipartBody(operation),
          headers: {
            accept: 'application/graphql-response+json,application/json;q=0.9',
            'apollo-require-preflight': 'true',
            ...operation.getContext().headers,
          },
          signal: abort.signal,
        })
          .then(parseAndCheckHttpResponse(operation))
          .then((result) => {
            observer.next(result)
            observer.complete()
          })
          .catch((error: unknown) => {
            if (!abort.signal.aborted) observer.error(error)
          })
        return () => abort.abort()
      }),
  )
