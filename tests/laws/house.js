import { dateRules } from './date-law.js';
import { importRules } from './import-law.js';
import { syntaxRules } from './syntax-law.js';
import { translationRules } from './translation-law.js';

/** The laws that are ours alone, as a plugin of the linter; .oxlintrc.json says where each holds. */
export default {
  meta: { name: 'house' },
  rules: { ...dateRules, ...importRules, ...syntaxRules, ...translationRules },
};
