const cells = `<div class="cells">{{#cells}}<label><input type="checkbox" name="{{name}}" value="{{channel}}"{{#on}} checked{{/on}}><span>{{word}}</span></label>{{/cells}}</div>`;

const options = '{{#hours}}<option value="{{value}}"{{#on}} selected{{/on}}>{{label}}</option>{{/hours}}';

/** A select of full hours, and what is wrong with the chosen one. */
const select = (name: string) =>
  `<label class="field">{{label}}<select name="${name}"{{#problem}} aria-invalid="true" aria-describedby="${name}-problem"{{/problem}}>${options}</select></label>{{#problem}}<p class="problem" id="${name}-problem">{{problem}}</p>{{/problem}}`;

/** The page of choices and that of a link which opens nothing; it works without script. */
export const pageTemplate = `<!doctype html>
<html lang="{{language}}" dir="{{direction}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{title}} · {{name}}</title>
<style>{{{style}}}</style>
</head>
<body>
<main>
<p class="name">{{name}}</p>
<h1>{{title}}</h1>
{{#saved}}<p class="saved" role="status">{{saved}}</p>{{/saved}}
{{#refused}}<p class="refused" role="alert">{{refused}}</p>{{/refused}}
<p>{{lead}}</p>
{{#form}}
<form method="post">
<div class="heads" aria-hidden="true">{{#channels}}<span>{{word}}</span>{{/channels}}</div>
{{#rows}}<fieldset class="row"><legend>{{title}}<small>{{hint}}</small></legend>${cells}</fieldset>
{{/rows}}
{{#daily}}<fieldset class="row daily"><legend>{{title}}<small>{{hint}}</small></legend>${cells}</fieldset>{{/daily}}
<div class="times">
{{#digestHour}}<div class="hour">${select('digestHour')}</div>{{/digestHour}}
{{#quiet}}<label><input type="checkbox" name="quiet"{{#on}} checked{{/on}}><span>{{label}}</span></label>
<div class="pair">{{#from}}<div>${select('quietFrom')}</div>{{/from}}{{#to}}<div>${select('quietTo')}</div>{{/to}}</div>{{/quiet}}
<small>{{zone}}</small>
</div>
<button name="choices" value="save">{{save}}</button>
</form>
{{/form}}
{{#always}}<p class="quiet">{{always}}</p>{{/always}}
<p class="quiet"><a href="/account">{{account}}</a></p>
</main>
</body>
</html>
`;
