import type { DocumentNode } from 'graphql'

/** The schema for the types of the client's documents. */
export default function clientSchema(file: string): DocumentNode
