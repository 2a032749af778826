import { describeDatabase } from './database-contract.ts';
import { openEmpty } from './snapshot.ts';

describeDatabase('PGlite', openEmpty);
