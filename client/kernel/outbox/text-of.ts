import { addTypenameToDocument, print } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'

/**
 * The text of a roll's operation. It asks for the type of each record, as the client's other requests do: the screens keep
 * its answer as a copy for their queries, and a copy without the types is not all that these ask for.
 */
export const textOf = (document: DocumentNode): string => print(addTypenameToDocument(document))
