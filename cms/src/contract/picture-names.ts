/* The pictures that an affirmation can have: names in the set @iconify-json/fluent-emoji-flat, and what they show. */
export const pictureRows = `
adhesive-bandage | a bandage | un pansement
airplane | an airplane | un avion
alarm-clock | an alarm clock | un réveil
alien-monster | a little monster | un petit monstre
amphora | a vase | un vase
anchor | an anchor | une ancre
ant | an ant | une fourmi
artist-palette | a paint palette | une palette de peintre
astronaut | an astronaut | un astronaute
automobile | a red car | une voiture rouge
baby-bottle | a baby bottle | un biberon
backpack | a backpack | un sac à dos
baguette-bread | a loaf of French bread | une baguette de pain
balance-scale | a balance scale | une balance
balloon | a balloon | un ballon de baudruche
banana | a banana | une banane
basketball | a basketball | un ballon de basket
bathtub | a bathtub | une baignoire
bear | a bear | un ours
bed | a bed | un lit
beetle | a beetle | un scarabée
bell | a bell | une cloche
bicycle | a bicycle | un vélo
bird | a red bird | un oiseau rouge
birthday-cake | a birthday cake | un gâteau d’anniversaire
books | a stack of books | une pile de livres
bouquet | a bunch of flowers | un bouquet de fleurs
brain | a brain | un cerveau
brick | a brick wall | un mur de briques
broccoli | a piece of broccoli | un brocoli
broom | a broom | un balai
bucket | a bucket | un seau
bullseye | a target with a dart | une cible avec une fléchette
bus | a bus | un bus
butterfly | a butterfly | un papillon
cactus | a cactus | un cactus
camera | a camera | un appareil photo
card-file-box | a box | une boîte
carrot | a carrot | une carotte
castle | a castle | un château
cat | a cat | un chat
cat-face | a cat’s face | une tête de chat
chair | a chair | une chaise
chart-increasing | a line going up | une courbe qui monte
cherry-blossom | a cherry blossom | une fleur de cerisier
chipmunk | a chipmunk | un petit écureuil rayé
clapping-hands | clapping hands | des mains qui applaudissent
clipboard | a clipboard | un porte-bloc
cloud | a cloud | un nuage
cloud-with-lightning-and-rain | a storm cloud | un nuage d’orage
coat | a coat | un manteau
compass | a compass | une boussole
cookie | a cookie | un biscuit
couch-and-lamp | a couch and a lamp | un canapé et une lampe
cow-face | a cow’s face | une tête de vache
crab | a crab | un crabe
crayon | a crayon | un crayon de couleur
crescent-moon | a crescent moon | un croissant de lune
crying-face | a crying face | un visage qui pleure
crystal-ball | a crystal ball | une boule de cristal
cup-with-straw | a cup with a straw | un gobelet avec une paille
deciduous-tree | a big green tree | un grand arbre vert
desert-island | a little island | une petite île
detective | a detective | un détective
dog-face | a dog’s face | une tête de chien
dolphin | a dolphin | un dauphin
door | a door | une porte
dove | a dove | une colombe
dragon | a dragon | un dragon
droplet | a drop | une goutte
drum | a drum | un tambour
duck | a duck | un canard
ear | an ear | une oreille
egg | an egg | un œuf
elephant | an elephant | un éléphant
eyes | two eyes | deux yeux
face-with-tears-of-joy | a face with tears of joy | un visage qui rit aux larmes
face-with-thermometer | a face with a thermometer | un visage avec un thermomètre
firefighter | a firefighter | un pompier
flashlight | a flashlight | une lampe de poche
flexed-biceps | a strong arm | un bras musclé
footprints | footprints | des empreintes de pas
four-leaf-clover | a four-leaf clover | un trèfle à quatre feuilles
fox | a fox | un renard
framed-picture | a framed picture | un tableau dans son cadre
frog | a frog | une grenouille
front-facing-baby-chick | a chick | un poussin
game-die | a die | un dé
gem-stone | a sparkling gem | une pierre précieuse
ghost | a friendly ghost | un gentil fantôme
giraffe | a giraffe | une girafe
glass-of-milk | a glass of milk | un verre de lait
glasses | a pair of glasses | une paire de lunettes
globe-showing-americas | planet Earth | la planète Terre
gloves | a glove | un gant
glowing-star | a glowing star | une étoile qui brille
grinning-face-with-big-eyes | a big smile | un grand sourire
guitar | a guitar | une guitare
hand-with-fingers-splayed | an open hand | une main ouverte
handshake | a handshake | une poignée de main
hatching-chick | a chick hatching | un poussin qui sort de l’œuf
head-shaking-horizontally | a face shaking its head no | un visage qui fait non de la tête
headphone | a pair of headphones | un casque audio
hedgehog | a hedgehog | un hérisson
helicopter | a helicopter | un hélicoptère
hiking-boot | a hiking boot | une chaussure de randonnée
honeybee | a bee | une abeille
horse-face | a horse’s face | une tête de cheval
hot-beverage | a warm drink | une boisson chaude
hourglass-not-done | an hourglass | un sablier
house | a house | une maison
houses | several houses | plusieurs maisons
hugging-face | a face with open arms | un visage qui ouvre les bras
ice-cream | a cup of ice cream | une coupe de glace
input-latin-letters | the letters A, B, C | les lettres A, B, C
key | a key | une clé
keycap-10 | the number ten | le nombre dix
kick-scooter | a scooter | une trottinette
kite | a kite | un cerf-volant
koala | a koala | un koala
ladder | a ladder | une échelle
lady-beetle | a ladybug | une coccinelle
last-quarter-moon-face | a moon with a face | une lune avec un visage
leaf-fluttering-in-wind | leaves in the wind | des feuilles dans le vent
light-bulb | a light bulb | une ampoule
lion | a lion | un lion
locked-with-key | a padlock and a key | un cadenas et une clé
locomotive | a train | un train
loudspeaker | a loudspeaker | un haut-parleur
love-letter | a letter with a heart | une lettre avec un cœur
luggage | a suitcase | une valise
magnifying-glass-tilted-left | a magnifying glass | une loupe
megaphone | a megaphone | un mégaphone
memo | a pencil and paper | une feuille et un crayon
mending-heart | a bandaged heart | un cœur avec un pansement
microphone | a microphone | un micro
mirror | a mirror | un miroir
mobile-phone | a cell phone | un téléphone portable
monkey-face | a monkey’s face | une tête de singe
mouse-face | a mouse’s face | une tête de souris
mushroom | a mushroom | un champignon
musical-notes | musical notes | des notes de musique
nest-with-eggs | a nest with eggs | un nid avec des œufs
nesting-dolls | nesting dolls | des poupées russes
night-with-stars | a starry night | une nuit étoilée
notebook-with-decorative-cover | a notebook | un carnet
octopus | an octopus | une pieuvre
open-book | an open book | un livre ouvert
open-hands | two open hands | deux mains ouvertes
owl | an owl | un hibou
package | a cardboard box | un carton
palm-tree | a palm tree | un palmier
panda | a panda | un panda
parrot | a parrot | un perroquet
party-popper | a party popper | un canon à confettis
paw-prints | paw prints | des traces de pattes
pea-pod | peas in a pod | des petits pois dans leur cosse
pencil | a pencil | un crayon à papier
penguin | a penguin | un manchot
people-hugging | two people hugging | deux personnes qui s’enlacent
performing-arts | two masks, one happy and one sad | deux masques, l’un gai, l’autre triste
person-raising-hand | someone raising a hand | une personne qui lève la main
person-swimming | someone swimming | une personne qui nage
pig-face | a pig’s face | une tête de cochon
ping-pong | a ping-pong paddle | une raquette de ping-pong
pizza | a slice of pizza | une part de pizza
playground-slide | a slide | un toboggan
potted-plant | a potted plant | une plante en pot
puzzle-piece | a puzzle piece | une pièce de puzzle
rabbit-face | a rabbit’s face | une tête de lapin
rainbow | a rainbow | un arc-en-ciel
raised-hand | a raised hand | une main levée
red-apple | a red apple | une pomme rouge
red-heart | a red heart | un cœur rouge
red-question-mark | a question mark | un point d’interrogation
relieved-face | a calm face | un visage apaisé
ring-buoy | a life preserver | une bouée
robot | a robot | un robot
rock | a big rock | un gros rocher
rocket | a rocket | une fusée
running-shoe | a sneaker | une basket
sailboat | a sailboat | un voilier
sauropod | a dinosaur | un dinosaure
school | a school | une école
scissors | a pair of scissors | une paire de ciseaux
seedling | a seedling | une jeune pousse
shield | a shield | un bouclier
shushing-face | a face with a finger on its lips | un visage qui fait chut
sleeping-face | a sleeping face | un visage qui dort
sloth | a sloth | un paresseux
smiling-face-with-hearts | a smiling face with hearts | un visage souriant avec des cœurs
smiling-face-with-smiling-eyes | a smiling face with rosy cheeks | un visage souriant aux joues roses
snail | a snail | un escargot
snowflake | a snowflake | un flocon de neige
snowman | a snowman | un bonhomme de neige
soccer-ball | a soccer ball | un ballon de foot
socks | a pair of socks | une paire de chaussettes
sparkling-heart | a sparkling heart | un cœur qui brille
speaking-head | a head speaking | une tête qui parle
speech-balloon | a speech bubble | une bulle de dialogue
spiral-notepad | a notepad | un bloc-notes
sports-medal | a medal | une médaille
spouting-whale | a whale | une baleine
stethoscope | a stethoscope | un stéthoscope
stop-sign | a stop sign | un panneau stop
strawberry | a strawberry | une fraise
sun-behind-rain-cloud | the sun behind a rain cloud | le soleil derrière un nuage de pluie
sun-with-face | a smiling sun | un soleil qui sourit
sunflower | a sunflower | un tournesol
sunrise | a sunrise | un lever de soleil
sunset | a sunset over a city | un coucher de soleil sur la ville
teddy-bear | a teddy bear | un ours en peluche
telephone | a telephone | un téléphone
telescope | a telescope | un télescope
television | a television | une télévision
tent | a tent | une tente
thinking-face | a thinking face | un visage qui réfléchit
thought-balloon | a thought bubble | une bulle de pensée
thumbs-up | a thumbs-up | un pouce levé
toolbox | a toolbox | une boîte à outils
toothbrush | a toothbrush | une brosse à dents
top-hat | a top hat | un chapeau
trophy | a trophy | un trophée
tulip | a tulip | une tulipe
turtle | a turtle | une tortue
two-hearts | two hearts | deux cœurs
umbrella | an umbrella | un parapluie
unicorn | a unicorn | une licorne
video-game | a game controller | une manette de jeu
violin | a violin | un violon
volcano | a volcano | un volcan
watermelon | a slice of watermelon | une tranche de pastèque
waving-hand | a waving hand | une main qui fait coucou
wind-face | the wind blowing | le vent qui souffle
window | a window | une fenêtre
world-map | a map of the world | une carte du monde
worm | a worm | un ver de terre
wrapped-gift | a wrapped present | un cadeau emballé
writing-hand | a hand writing | une main qui écrit
yarn | a ball of yarn | une pelote de laine
zebra | a zebra | un zèbre
zipper-mouth-face | a face with a zipped mouth | un visage avec un zip sur la bouche
`;
