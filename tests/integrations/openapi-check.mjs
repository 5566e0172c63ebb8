// Compares answers with the OpenAPI document that the server sends.
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** The document itself, and what shows it. */
const documents = /^\/(openapi\.json|schema\.graphql|docs(\/.*)?)$/

const escaped = (part) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * @param document OpenAPI 3.1
 * @returns what is wrong with an answer to a call of this address below /api, in words; nothing if it is as documented
 */
export function answerCheck(document) {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true, validateSchema: false }))
  ajv.addSchema(document, 'openapi')
  const resolved = (one) =>
    one.$ref
      ? one.$ref
          .split('/')
          .slice(1)
          .reduce((at, key) => at[key], document)
      : one
  const pointerOf = (...keys) => `openapi#/${keys.map(escaped).join('/')}`
  const paths = Object.entries(document.paths).map(([path, methods]) => ({
    path,
    methods,
    address: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
    // an address that is spelled out comes before one with a parameter in that place
    order: path
      .split('/')
      .map((part) => (part.startsWith('{') ? 1 : 0))
      .join(''),
  }))
  paths.sort((a, b) => (a.order < b.order ? -1 : 1))

  return ({ method, url, status, type = '', body }) => {
    const [asked = ''] = url.split('?')
    if (documents.test(asked)) return []
    const verb = method.toLowerCase()
    const known = paths.filter(({ address }) => address.test(asked))
    const found = known.find(({ methods }) => methods[verb])
    if (!found)
      return [404, 405].includes(status) ? [] : [`${method} ${asked}: ${status}, and it is not in the document`]
    const name = `${method} ${found.path} ${status}`
    const { responses } = found.methods[verb]
    const key = responses[status] ? String(status) : 'default'
    if (status < 400 && key === 'default') return [`${name}: this status is not in the document`]
    const content = resolved(responses[key]).content ?? {}
    const media = type.split(';')[0].trim()
    if (!content[media])
      return Object.keys(content).length === 0 && body.length === 0
        ? []
        : [`${name}: it is ${media || 'without a type'}`]
    if (media !== 'application/json') return []
    const at = responses[key].$ref
      ? responses[key].$ref.split('/').slice(1)
      : ['paths', found.path, verb, 'responses', key]
    const validate = ajv.getSchema(pointerOf(...at, 'content', media, 'schema'))
    if (!validate) return [`${name}: it has no schema`]
    let value
    try {
      value = JSON.parse(body)
    } catch {
      return [`${name}: it is no JSON`]
    }
    if (validate(value)) return []
    const wrong = validate.errors.map(
      ({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message}${params.additionalProperty ? ` (${params.additionalProperty})` : ''}`,
    )
    return [`${name}: ${[...new Set(wrong.map((text) => text.replace(/\/\d+\//g, '/*/')))].slice(0, 5).join('; ')}`]
  }
}
