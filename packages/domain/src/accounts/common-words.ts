/**
 * Words that people put into passwords, lower case and without their digits and signs. With `password-rule.ts`, which
 * undoes the usual replacements (`P@ssw0rd`) and takes off what is hung on (`!`, `2026`), they stand for the
 * many thousand common passwords made of them.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwords passwort passord kodeord wachtwoord motdepasse contrasena senha parola heslo losenord
  welcome welkom willkommen bienvenue bienvenido velkommen hello hallo hejsan letmein login logon signin secret secrets
  admin administrator root guest user username test tester testing testtest demo default changeme change temp temporary
  master access account computer internet server system network mobile iphone samsung android google facebook
  amazon netflix youtube twitter instagram linkedin microsoft windows office apple
  qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wasd qweasd qweasdzxc qwe asd zxc
  abc abcd abcde abcdef abcdefg abcdefgh xyz aaa aaaa bbb xxx zzz
  iloveyou loveyou ilove loveme lovely love lover mylove babygirl babyboy baby babe princess prince queen king angel
  sunshine moonlight starlight rainbow flower butterfly summer winter spring autumn fall sommer vinter herbst
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  football fodbold fussball soccer baseball basketball hockey tennis golf rugby liverpool arsenal chelsea barcelona
  juventus manchester united realmadrid ferrari mercedes porsche harley yamaha mustang corvette toyota honda
  dragon monkey tiger lion panther eagle falcon wolf bear dolphin shark horse kitten kitty puppy doggy dog cat
  superman batman spiderman ironman starwars pokemon pikachu naruto minecraft fortnite playstation nintendo xbox
  michael michelle jennifer jessica ashley amanda daniel andrew joshua matthew jordan thomas robert charlie george
  maria anna laura sarah emma sophie julia martin peter david simon alexander nicole hannah jonathan william
  christian lars jens soren mette kirsten hans juan carlos jose marco giulia pierre luca
  freedom forever friends family mother father mommy daddy sister brother children happiness happy blessed
  jesus christ heaven trinity faith hope grace peace amen god
  london paris berlin madrid copenhagen kobenhavn aarhus amsterdam newyork america england denmark danmark deutschland
  france italia espana portugal nederland
  cheese chocolate cookie cookies banana orange cherry pepper ginger coffee pizza sugar honey candy
  killer hunter ranger soldier matrix shadow ninja phoenix thunder diamond silver golden purple yellow orange black
  trustno whatever nothing something anything everything nopassword mypassword thepassword yourpassword mypass pass
  fuckyou fuckoff asshole bitch sexy hotstuff
  money dollar million lucky winner jackpot casino
  kindred donor donors sperm fertility clinic embryo family pregnancy pregnant babies`
    .split(/\s+/)
    .filter(Boolean),
)
