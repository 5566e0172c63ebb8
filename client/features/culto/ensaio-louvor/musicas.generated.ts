/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MusicaDoCultoFragment = { id: number, uuid: string, nomeMusica: string, tomMusica: string, linkMusica: string | null };

export const MusicaDoCultoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MusicaDoCulto"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetlistEnsaio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMusica"}},{"kind":"Field","name":{"kind":"Name","value":"tomMusica"}},{"kind":"Field","name":{"kind":"Name","value":"linkMusica"}}]}}]} as unknown as DocumentNode<MusicaDoCultoFragment, unknown>;