/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClasseEbdChoicesQueryVariables = Exact<{
  busca?: string | null | undefined;
}>;


export type ClasseEbdChoicesQuery = { classesEBD: { nodes: Array<{ id: number, uuid: string, nomeClasse: string }> } };


export const ClasseEbdChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClasseEbdChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classesEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"campo"},"value":{"kind":"EnumValue","value":"nomeClasse"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direcao"},"value":{"kind":"EnumValue","value":"ASC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"statusClasse"},"value":{"kind":"StringValue","value":"ativa","block":false}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}}]}}]}}]}}]} as unknown as DocumentNode<ClasseEbdChoicesQuery, ClasseEbdChoicesQueryVariables>;
export const useClasseEbdChoicesQuery = (options?: useQuery.Options<ClasseEbdChoicesQuery, ClasseEbdChoicesQueryVariables> | SkipToken): useQuery.Result<ClasseEbdChoicesQuery, ClasseEbdChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ClasseEbdChoicesDocument, options as never) as never